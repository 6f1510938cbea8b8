import { facts } from './facts'
import { sample } from './sample'
import type { Trade } from './trades'

const greeting = `Hello, I am ${facts.name}’s AI consultant.`

/** The consultant's first words to a visitor who has chosen a trade. */
export const tradeQuestions: Readonly<Record<Trade, string>> = sample({
  'Real estate': `${greeting} How many enquiries reach you after six, when nobody is at the desk?`,
  Automotive: `${greeting} What happens to a call when every mechanic is under a car?`,
  Restaurants: `${greeting} How often does the phone ring in the middle of service?`,
  Clinics: `${greeting} How many calls ring out while your front desk is with a patient?`,
  Education: `${greeting} Who answers a parent who rings at ten at night?`,
  Services: `${greeting} Who takes a call while your people are with a customer?`,
})
