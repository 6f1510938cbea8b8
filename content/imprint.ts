import { facts } from './facts'
import { sample } from './sample'

/** Who answers for the site and the work, by law. All of it is shown at the end of the terms. */
export const imprint = sample({
  legalName: `${facts.name} Ltd (sample)`,
  address: '1 Example Street, 00000 Sampletown',
  email: 'office@callwright.example',
  register: 'Sample Register, number 000000',
  taxId: 'XX000000000',
  represented: 'Ines Calloway, founder',
})
