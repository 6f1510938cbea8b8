/** How a portrait is drawn. Portraits are drawn for the samples; real people bring a photograph. */
export interface PortraitLook {
  skin: 'rose' | 'sand' | 'tawny' | 'chestnut' | 'umber'
  hair: 'long' | 'short' | 'swept' | 'bun' | 'curls' | 'scarf' | 'bob' | 'bald' | 'round'
  hairInk: 'ink' | 'grey' | 'rust' | 'violet'
  clothes: 'ink' | 'violet' | 'sheet'
  collar?: boolean
  beard?: boolean
  glasses?: boolean
  earrings?: boolean
  ground: 'wash' | 'paper'
}
