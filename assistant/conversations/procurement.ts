import { largestPlan, nextPlan, PLAN_NAMES, smallestPlan } from '@/content/pricing/plan-names'
import type { Conversation } from './conversation'
import { ADMITS, figures, NEXT_STEP } from './figures'

const { cents, build, days, notice, freeFixes } = figures

/** Buyers who check the company, the contract and the technology. */
export const PROCUREMENT: readonly Conversation[] = [
  {
    id: 'who-are-you',
    turns: [
      { user: 'who is behind this company', says: ['The company is '] },
      { user: 'how many people work there', says: ['two engineers|small'] },
      { user: 'where are you located', says: ['.'] },
      { user: 'any references I can call?', says: ['consent|reference|discovery'] },
    ],
  },
  {
    id: 'security-soc2',
    turns: [
      { user: 'Do you have SOC 2 or ISO 27001?', says: [ADMITS] },
      { user: 'is the data encrypted', says: [ADMITS + '|encrypted'] },
      { user: 'what about card numbers, we take payments by phone', says: ['payment link|cut out'] },
    ],
  },
  {
    id: 'payment',
    turns: [
      { user: 'do i pay everything upfront?', says: ['half'] },
      { user: 'can I pay in instalments', says: ['half'] },
      { user: 'are taxes included', says: ['tax'] },
      { user: 'can I set a limit so it never gets out of hand', says: ['ceiling'] },
    ],
  },
  {
    id: 'uptime',
    turns: [
      { user: 'whats your uptime', says: ['99.9'] },
      {
        user: 'and what happens if you are down on a monday morning',
        says: ['voicemail|mobile|where you decide'],
      },
      { user: 'how fast does it answer', says: ['2 seconds'] },
    ],
  },
  {
    id: 'sales-outbound',
    turns: [
      { user: 'can it cold call leads for us', says: ['agreed to be called|outbound'] },
      { user: 'is that even legal', says: ['agreed|permitted|law|legal'] },
      { user: 'someone says never call again, then?', says: ['never called again|opt-out'] },
    ],
  },
  {
    id: 'which-model',
    turns: [
      { user: 'which LLM do you use? gpt?', says: [ADMITS + '|model'] },
      { user: 'what voice platform is it', says: ['Vapi'] },
      {
        user: 'is there a dashboard where I see the calls',
        says: [ADMITS + '|transcript|CRM|page of figures|log'],
      },
    ],
  },
  {
    id: 'start',
    turns: [
      { user: 'ok how do we get started', says: ['https?://'] },
      { user: 'what do you need from me', says: ['calendar', 'questions'] },
      { user: 'how long is that first call', says: ['30'] },
      { user: 'is it on zoom', says: ['video|person'] },
    ],
  },
  {
    id: 'support-hours',
    turns: [
      { user: 'what are your opening hours', says: ['hours|working days'] },
      { user: 'do you offer support on weekends', says: ['working days|person|' + ADMITS] },
      { user: 'phone number?', says: ['\\+\\d'] },
    ],
  },
  {
    id: 'plans',
    turns: [
      { user: 'what plans are there', says: [...PLAN_NAMES] },
      { user: 'difference between the first two?', says: [smallestPlan, nextPlan] },
      { user: 'can i upgrade later', says: ['Yes'] },
    ],
  },
  {
    id: 'enterprise',
    turns: [
      { user: 'we are a hospital group with 14 sites', says: ['.'] },
      { user: 'do you do sso and audit logs', says: [largestPlan] },
      { user: 'does it start at 100k?', says: ['100k', 'phased|enterprise'] },
    ],
  },
  {
    id: 'roi',
    turns: [
      { user: 'is it worth it for a small shop', says: ['pays for itself|' + build] },
      { user: 'we miss about 20 calls a week', says: ['.'] },
      { user: 'what would it cost to answer those', says: ['\\$'] },
    ],
  },
  {
    id: 'chat-whatsapp',
    turns: [
      { user: 'do you also do chatbots for the website', says: ['chat'] },
      { user: 'and whatsapp', says: ['WhatsApp'] },
      { user: 'what does the message cost', says: ['at cost|messages'] },
    ],
  },
  {
    id: 'consent-recording',
    turns: [
      { user: 'Is this conversation being recorded?', says: ['computer|record'] },
      { user: 'and for my callers, do they have to agree', says: ['asks'] },
      {
        user: 'can we switch recording off completely',
        says: ['none at all|not recorded|without a recording|no recording'],
      },
    ],
  },
  {
    id: 'wrong-booking',
    turns: [
      {
        user: 'what if the bot messes up and books the wrong day',
        says: [freeFixes + '|free in your calendar'],
      },
      { user: 'who is liable', says: ['liab|refund|fees paid|' + ADMITS] },
      { user: 'ok and leaving?', says: [notice] },
    ],
  },
  {
    id: 'one-word',
    turns: [
      { user: 'price', says: [cents] },
      { user: 'timeline', says: [days] },
      { user: 'security', says: ['consent'] },
      { user: 'book', says: [NEXT_STEP] },
    ],
  },
  {
    id: 'jobs',
    turns: [
      { user: 'are you hiring?', says: [ADMITS] },
      { user: 'can I be a reseller / white label it', says: [ADMITS + '|custom'] },
      { user: 'ok do you have a blog or videos', says: ['video|Content|channel|YouTube'] },
    ],
  },
  {
    id: 'law-firm',
    turns: [
      { user: 'Does this work for lawyers?', says: ['phone rings|fit|legal'] },
      { user: 'it must not give legal advice', says: ['legal|judge|book|hand'] },
      {
        user: 'great, my name is Priya, email priya.shah@lex.example, can someone call on 3 December?',
        says: ['3 December|December 3|noted'],
      },
    ],
    brief: { name: 'Priya', email: 'priya\\.shah@lex\\.example', day: 'December' },
  },
  {
    id: 'budget-small',
    turns: [
      { user: 'I only have 500 dollars', says: ['.'] },
      { user: 'so is that enough or not', says: [build + '|quoted'] },
      { user: 'what is the absolute minimum', says: [`${build}|${smallestPlan}|no minimum`] },
    ],
    brief: { budget: '500' },
  },
]
