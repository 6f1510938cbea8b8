import { industries } from '../facts'
import { sample } from '../sample'

type Industry = (typeof industries)[number]

const worstCalls: Record<Industry, { caller: string; agent: string }> = {
  'Real estate': {
    caller: 'Is the flat still free? I’m outside it now.',
    agent: 'It is. I can have Ilse there at five, or show you two like it.',
  },
  Automotive: {
    caller: 'It’s making the noise again.',
    agent: 'Then let us hear it. Thursday at nine, and a courtesy car.',
  },
  Restaurants: {
    caller: 'Nine of us, tonight, and one pram.',
    agent: 'The terrace at eight, with room for the pram.',
  },
  Clinics: {
    caller: 'I know it’s late. I think I’ve cracked a tooth.',
    agent: 'I can book 8:40, or put you through to the doctor on call.',
  },
  Education: {
    caller: 'Which course is the one after this one?',
    agent: 'Level B2, from the ninth. There are four places left.',
  },
  Services: {
    caller: 'There is water coming through the ceiling.',
    agent: 'A plumber can be with you by ten. What is the address?',
  },
}

export const industriesSection = sample({
  label: 'Industries',
  title: 'Six trades, one worst moment each.',
  callerLabel: 'Caller',
  agentLabel: 'Agent',
  rows: industries.map((name) => ({ name, ...worstCalls[name] })),
})
export type IndustriesContent = typeof industriesSection
