/**
 * Makes the subsets of the faces given as JSON, and prints the results, as JSON. A program of its own, because the font library
 * is a module with a top-level await, which jest cannot load.
 */
import type { FontFace } from '@/content/brand'
import { subsetFace, FontError, TEXT_WEIGHTS, type FontRole } from '@/scripts/fonts/subsets'
import { faceOf, glyphOf, metricsOf, type FontMetrics } from '@/scripts/fonts/measure'

export interface SubsetResult {
  subsets: { file: string; characters: string; metrics: FontMetrics; spaceEm: number }[]
  /** What the FontError says, where the face was refused. */
  refusal?: string
}

const faces = JSON.parse(process.argv[2] ?? '[]') as [FontRole, FontFace][]
const results = await Promise.all(
  faces.map(async ([role, face]): Promise<SubsetResult> => {
    try {
      const subsets = await subsetFace(role, face)
      return {
        subsets: subsets.map(({ file, characters, sfnt }) => ({
          file,
          characters,
          metrics: metricsOf(sfnt),
          spaceEm: glyphOf(sfnt, ' ', Object.values(TEXT_WEIGHTS)).width / faceOf(sfnt).upem,
        })),
      }
    } catch (error) {
      if (!(error instanceof FontError)) throw error
      return { subsets: [], refusal: error.message }
    }
  }),
)
console.log(JSON.stringify(results))
