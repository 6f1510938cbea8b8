import { sampleCall } from '@/content/home/sample-call'
import { withoutMarks } from '@/lib/text/marked-text'
import type { VoiceName } from './voices'

/** One line of a demo recording; what is written is what the page shows as its transcript. */
interface DialogueLine {
  role: 'agent' | 'caller'
  text: string
  /** Silence before the line, if it is not the usual one. */
  pauseMs?: number
}

export interface Dialogue {
  id: string
  caller: Exclude<VoiceName, 'agent'>
  lines: readonly DialogueLine[]
}

/** The spoken lines, one for each line of text: `agent: Hello.`, or `caller after 700 ms: Hello.` */
const linesOf = (text: string): DialogueLine[] =>
  [...text.matchAll(/^ *(agent|caller)(?: after (\d+) ms)?: (.+)$/gm)].map(([, role, pause, said = '']) => ({
    role: role as DialogueLine['role'],
    text: said,
    ...(pause && { pauseMs: Number(pause) }),
  }))

/**
 * The demo recordings: four that everybody is shown, then two for trades that none of the four fits. The agent says what
 * it is, books or hands over, and judges nothing medical.
 */
export const DIALOGUES: readonly Dialogue[] = [
  {
    id: 'customer-support-inquiry',
    caller: 'callerMan',
    lines: linesOf(`
      agent: Kestrel Parcels, good afternoon. I am the AI assistant. How can I help?
      caller: This is my second call this week. My parcel is still not here.
      agent: I am sorry about that. Do you have the tracking number?
      caller: No, I do not. I am on my way to work.
      agent: Then your surname and your street will do.
      caller: Marsh. Mill Lane, number nine.
      agent after 700 ms: Thank you, Mr Marsh, I have it. It went back to the depot on Monday, because nobody was in.
      caller: Nobody rang the bell. I was in all day.
      agent: I have written that down for the depot. I can bring it on Thursday between nine and eleven.
      caller: Thursday is fine. After ten, if you can.
      agent after 600 ms: Thursday, ten to eleven. You will get a text message with the name of the driver.
      caller: And if it is late again?
      agent: Then ask for a person, and you will get one. Is there anything else?
      caller: No, that is all. Thank you.
      agent: Thank you for your patience. Goodbye.
    `),
  },
  {
    id: 'appointment-reminder-call',
    caller: 'callerWoman',
    lines: linesOf(`
      agent: Good evening, this is the AI assistant of Harbor Dental. Am I speaking to Ms Lindqvist?
      caller: Yes, speaking.
      agent: You have a check-up tomorrow morning at twenty past nine, with Dr Osei. Does that still suit you?
      caller: Oh no, is that tomorrow? I have a meeting.
      agent: No harm done. I have Thursday at eight, or Friday at twenty past four.
      caller: Friday afternoon, please.
      agent after 700 ms: Friday, twenty past four. It is moved, and your old time goes to the waiting list.
      caller: Should I stop taking my tablets before it?
      agent: I cannot advise on that. I will have the nurse ring you in the morning. Is this the best number?
      caller: Yes, it is. Thanks.
      agent: Then that is done. A text message is on its way. Good night.
    `),
  },
  {
    id: 'lead-qualification',
    caller: 'callerScot',
    lines: linesOf(`
      agent: Good evening, this is the AI assistant of Northgate. You asked us to call about your flat. Is now a good time?
      caller: That was quick. I only just sent the form. Go on.
      agent: May I record this call, so that nobody asks you the same questions twice?
      caller: Yes, that is fine.
      agent: Thank you. What should we know about the flat?
      caller: Three bedrooms, second floor, near the canal. We want to be out by the first of March.
      agent: May I ask why March?
      caller: I start a new job, up north.
      agent: Congratulations. Do you have a price in mind?
      caller: About three hundred and forty thousand. Is that realistic?
      agent: I leave that to someone who has stood in it. Ilse Brandt could come on Wednesday at half past five, or on Saturday at ten.
      caller: Wednesday, after work.
      agent after 700 ms: Booked. She will have your answers with her, so you need not repeat them.
      caller: Perfect. Good night.
      agent: Good night.
    `),
  },
  {
    id: 'follow-up-call',
    caller: 'callerOlder',
    lines: linesOf(`
      agent: Hello, this is the AI assistant of Okafor Motors. Nine days ago we sent you a quote for the timing belt. Is anything unclear?
      caller: Oh yes, I meant to reply. Does the price include the water pump?
      agent: It does. Belt, water pump and labour, with two years of warranty.
      caller: And how long would you need the car?
      agent: One day. Bring it by eight, and it is ready by five. Tuesday and Thursday are still free.
      caller: Thursday, then.
      agent: I can hold Thursday for a small deposit. Shall I send you the link by text message?
      caller after 600 ms: Please do. One moment. Right, that is paid.
      agent after 900 ms: I can see it. Thursday at eight. If you would rather talk to Chidi first, he will ring you back.
      caller: No, that is all I needed.
      agent: Thank you. See you on Thursday.
    `),
  },
  {
    id: 'table-booking',
    caller: 'callerWoman',
    lines: linesOf(`
      agent: Trattoria Lume, good evening. I am the AI assistant. How can I help?
      caller: A table for nine, tonight, if you can. And one pram.
      agent after 700 ms: At eight I have the terrace, with room for the pram.
      caller: Eight is late for the baby. Is there anything at seven?
      agent after 600 ms: At seven, two tables side by side, indoors, by the window.
      caller: That is perfect. The name is Keller.
      agent: Thank you, Ms Keller. Is there anything that the kitchen should know?
      caller: One of us cannot have nuts. Is the pesto safe?
      agent after 600 ms: I cannot say what is safe. I have written it on the booking, and the cook will talk to you before you order.
      caller: Good. And if we are late?
      agent: We hold the tables for twenty minutes. The text message has a link to change the time.
      caller: Thank you. See you at seven.
      agent: Seven, nine people and a pram. See you then.
    `),
  },
  {
    id: 'course-enquiry',
    caller: 'callerScot',
    lines: linesOf(`
      agent: Fernhill, good evening. I am the AI assistant. How can I help?
      caller: My daughter has finished level B1. Which course is the one after that?
      agent after 600 ms: Level B2, on Tuesdays and Thursdays, from the ninth. There are four places left.
      caller: She plays football on Tuesdays.
      agent after 600 ms: Then the Saturday group, nine to twelve. It has two places left.
      caller: Will she manage it? Her grammar was weak.
      agent: I leave that to a teacher. The registrar could meet you both on Wednesday at four. Does that suit you?
      caller: Wednesday at four is fine.
      agent: Booked. I can hold the Saturday place until then. Shall I?
      caller: Yes, please. I did not think that anyone would answer at ten at night.
      agent: The times are on their way by text message. Good night.
    `),
  },
]

/** The call that home plays in its first section, with the words that the page shows. */
export const SAMPLE_CALL: Dialogue = {
  id: sampleCall.recordingId,
  caller: 'callerWoman',
  lines: sampleCall.lines.map(({ role, text }) => ({
    role: role === 'assistant' ? 'agent' : 'caller',
    text: withoutMarks(text),
  })),
}
