import type { LegalDocument } from './legal'
import { retention } from './contract-figures'
import { facts } from './facts'
import { sample } from './sample'
import { counted } from './format'

const { name, privacyResponseHours } = facts

/** Privacy Policy: must match what the site does. A sample for legal review. */
export const privacy: LegalDocument = sample({
  title: 'Privacy Policy',
  lastUpdated: 'January 2025',
  gist: 'This site stores no personal data. When you speak to the consultant, your voice has to go somewhere; here is where.',
  periods: {
    label: 'How long it is kept',
    title: 'Said, carried, gone.',
    lead: 'What a visit leaves behind, and when it fades.',
    shape: 'fades',
    rows: [
      { what: 'The microphone', about: 'on only while you talk', until: 'with the call', days: 0 },
      {
        what: 'The words on your screen',
        about: 'in the open page, nowhere else',
        until: 'with the tab',
        days: 0.5,
      },
      {
        what: 'A fault report',
        about: 'at the error service, without a word you said',
        until: counted(retention.errorReport.days, 'day'),
        days: retention.errorReport.days,
      },
      {
        what: 'Recording and transcript',
        about: 'at Vapi, to find faults',
        until: counted(retention.call.days, 'day'),
        days: retention.call.days,
      },
      {
        what: 'A booking',
        about: 'in our calendar, after our last contact',
        until: counted(retention.booking.months, 'month'),
        days: (retention.booking.months * 365) / 12,
      },
    ],
  },
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      plain: 'Read this one and you have read it all.',
      blocks: [
        {
          list: [
            'There are no accounts and no advertising.',
            'One form asks for your details, the brief beside the consultant. What you type into it stays in the page until you send it.',
            'The site stores no personal data: it has no server of its own, and sets no cookies.',
            'Until you close the tab, your browser keeps the trade, if you choose one, and the time of a reload, if a part of the page could not be fetched.',
            'Its history keeps, with each page, how far you had scrolled and what you had chosen or searched for there.',
            'After a call, or a refused recording, it keeps, until you clear it, whether calls may be recorded, since when, and the words you were shown.',
            'Nothing is sent to another company until you ask for something that needs one: a voice call, a video, the scheduling page, a message.',
            'Three exceptions are described below: the still picture of a video that you point at or scroll to, the scene on the home page where one is set up, and a report when a part of the page breaks.',
            `Questions and requests are answered within ${counted(privacyResponseHours, 'hour')}.`,
          ],
        },
      ],
    },
    {
      id: 'visiting',
      title: 'When you read this site',
      plain: 'Somebody has to send you the page, and sees the address they send it to.',
      blocks: [
        'The pages are plain files. The company that hosts them receives your IP address, the time and the name of the file, as every web host must in order to answer, and may keep this in security logs for a short time. We do not combine those logs with anything.',
        'Fonts, pictures and recordings come from the same host. Opening a page contacts no third party.',
      ],
    },
    {
      id: 'voice-call',
      title: 'When you talk to the AI',
      plain: 'Off until you press it. Then three parties carry your voice, and we are not one of them.',
      blocks: [
        'The microphone is off until you choose to talk, by “Talk to AI” or a button like it, and your browser has asked you. It is off again when you hang up. While the call lasts:',
        {
          caption: 'What the voice call sends, and to whom',
          columns: ['What', 'To whom', 'Why'],
          rows: [
            [
              'Our public key and the name of the assistant; your IP address',
              'Vapi, the voice platform',
              'To create the call',
            ],
            [
              'Your voice, as encrypted live audio; your IP address and browser version',
              'Daily, the media network',
              'To carry the sound both ways',
            ],
            [
              'What you say, as sound and as text',
              'Vapi and the speech and language models it uses for us',
              'To understand you and to answer',
            ],
            [
              'What you type to it, in a call or in a chat',
              'Vapi and the language model it uses for us',
              'To answer',
            ],
            [
              'The copy of the transcript on your screen, and what you type into the brief below it',
              'Nobody: it lives in the open page',
              'So that you can read along and keep it; it is gone when you close it, call again or leave the site. A brief leaves it when you send it: to the scheduling page, or by your own mail',
            ],
          ],
        },
        `These companies act as processors for ${name}. The platform transcribes the call and may record it. It deletes both after ${counted(retention.call.days, 'day')}, they serve to find faults, and they do not train anybody’s models. “Do not record” in the panel goes on without a recording. If you would rather not talk to an AI at all, WhatsApp and the scheduling page are one click away.`,
        'Please do not tell the consultant anything about your health, your payment cards or other people. It does not need it.',
      ],
    },
    {
      id: 'videos-and-scenes',
      title: 'When you play a video',
      plain: 'The picture you see first is our own drawing. The film is YouTube’s.',
      blocks: [
        'Videos are loaded when you open one, from YouTube’s privacy-enhanced host (youtube-nocookie.com). YouTube then receives your IP address and the name of the video, and may store data in your browser once it plays. Pointing at a video, or scrolling to it on a touch screen, fetches its still picture from YouTube’s image host.',
        'The interactive scene on the home page, where one is set up, is loaded from its design host (Spline) when you scroll near it, unless you save data or reduce motion. Spline then receives your IP address.',
      ],
    },
    {
      id: 'bookings',
      title: 'When you book or write to us',
      plain: 'Other doors, with their own house rules.',
      blocks: [
        `The booking buttons open an external scheduling page in a new tab. What you enter there goes to that service and from it to our calendar. We use it to hold the call, and delete it ${counted(retention.booking.months, 'month')} after our last contact unless we work together.`,
        'If you call us, an AI agent answers, says so, and hands over to a person when you ask; Vapi, the companies behind it and the telephone carrier then carry your voice and your number, under the same rules. If you write on WhatsApp, your number and your messages are in our telephone, and WhatsApp’s policy applies to WhatsApp’s part.',
      ],
    },
    {
      id: 'leads',
      title: 'When you send us your brief',
      plain: 'You press the button, and a person of ours reads it.',
      onlyIf: 'leads',
      blocks: [
        `Beside the consultant you can send your brief to us. We then receive what stands in it, the name of the page, the number of your last call if you made one, and the time. We use it to answer you, and delete it ${counted(retention.booking.months, 'month')} after our last contact unless we work together. While it cannot be sent, your browser keeps it until it is sent or you close the tab.`,
      ],
    },
    {
      id: 'statistics',
      title: 'When we count visits',
      plain: 'How many, never who.',
      onlyIf: 'analytics',
      blocks: [
        'We count which pages are shown, which recordings are played, whether a call begins and how it ends, whether a booking page is opened, and how a call is rated. A service that we have chosen for this receives these events with your IP address, as every server does. We send it no name, no transcript and no identifier. If your browser asks not to be tracked, we send it nothing.',
      ],
    },
    {
      id: 'no-statistics',
      title: 'Visits are not counted',
      plain: 'We do not know that you were here.',
      onlyIf: 'no-analytics',
      blocks: [
        'This site counts no visits and measures nobody. It sends no statistics to us or to anybody else.',
      ],
    },
    {
      id: 'errors',
      title: 'When something breaks',
      plain: 'A fault report says what broke, never what you said.',
      blocks: [
        `If a part of the page fails, a report may go to our error-reporting service: the fault, the place in the code, the page and the browser version. It holds no transcript and no audio, and it is deleted after ${counted(retention.errorReport.days, 'day')}.`,
      ],
    },
    {
      id: 'customers',
      title: 'If one of our agents called you',
      plain: 'Ask the company that the agent rang for; we help them answer.',
      blocks: [
        'Then the company it called for decides about your data, and we process it on its behalf. Ask that company, or ask us and we pass it on the same day. Say “please don’t call again” to the agent itself: it is honoured on the spot.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      plain: 'See it, correct it, delete it, object. One message is enough.',
      blocks: [
        'Depending on where you live, you may ask for access to your personal data, its correction or deletion, a copy to take elsewhere, a restriction, or object to its use. You can withdraw consent at any time, and complain to your data-protection authority.',
        `Call us or write on WhatsApp. A person answers within ${counted(privacyResponseHours, 'hour')}.`,
      ],
    },
    {
      id: 'legal-grounds',
      title: 'Grounds and transfers',
      plain: 'The part the law asks for by name.',
      blocks: [
        'We rely on your consent for the voice call and the videos, on steps before a contract for bookings and messages, and on our legitimate interest in a working and safe website for hosting and fault reports.',
        'Some of the companies named here work in the United States. Transfers rest on an adequacy decision or on standard contractual clauses.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      plain: 'When the site changes, this page does too.',
      blocks: [
        'We change this page when the site changes, and not otherwise. The date at the top is that of the last review. Earlier versions are available on request.',
      ],
    },
  ],
})
