import { contrast } from './oklch'
import { TEXT_ON, type Palette, type TokenName } from './palette'

/** The contrast of a text on a ground in each scheme; on grounds that are the same in both, one value twice. */
interface ContrastRow {
  text: string
  ground: string
  light: number
  dark: number
}

/** Every text on every background on which it is used. */
export function contrastTable({ tokens, brand, onBrand, panel }: Palette): ContrastRow[] {
  const rows = (Object.entries(TEXT_ON) as [TokenName, readonly TokenName[]][]).flatMap(([text, grounds]) =>
    grounds.map((ground) => ({
      text,
      ground,
      light: contrast(tokens[text].light, tokens[ground].light),
      dark: contrast(tokens[text].dark, tokens[ground].dark),
    })),
  )
  const same = (text: string, ground: string, value: number) => ({ text, ground, light: value, dark: value })
  return [
    ...rows,
    {
      text: 'on-accent',
      ground: 'accent',
      light: contrast(tokens['on-accent'].light, tokens.accent.light),
      dark: contrast(tokens['on-accent'].dark, tokens.accent.dark),
    },
    ...(['ink', 'ink-2', 'ink-3'] as const).flatMap((text) => [
      same(text, 'footer', contrast(onBrand[text], brand)),
      same(text, 'footer, lower', contrast(onBrand[text], onBrand['surface-2'])),
    ]),
    same('on-accent', 'footer’s button', contrast(onBrand['on-accent'], onBrand.accent)),
    ...(['ink', 'ink-2', 'agent'] as const).flatMap((text) => [
      same(`panel ${text}`, 'panel', contrast(panel[text], panel.ground)),
      same(`panel ${text}`, 'panel, raised', contrast(panel[text], panel.raised)),
    ]),
  ]
}

const inColumns = (text: string, ground: string, light: string, dark: string) =>
  `${text.padEnd(14)} ${ground.padEnd(20)} ${light.padStart(5)} ${dark.padStart(5)}`

/** The table as lines for a terminal, under a heading. */
export const printedTable = (rows: readonly ContrastRow[]): string[] => [
  'Contrast of each text on each background, with the light and the dark colours:',
  inColumns('text', 'background', 'light', 'dark'),
  ...rows.map(({ text, ground, light, dark }) => inColumns(text, ground, light.toFixed(1), dark.toFixed(1))),
]
