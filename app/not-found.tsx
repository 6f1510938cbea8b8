/**
 * The framework writes this into the data of every page, and without it a longer default. Visitors see
 * global-not-found.tsx instead.
 */
export default function NotFound() {
  return null
}
