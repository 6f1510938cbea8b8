/**
 * The framework writes this into the data of every page; without it, its own longer default. The page
 * that visitors see is global-not-found.tsx.
 */
export default function NotFound() {
  return null
}
