import { facts } from '@/content/facts'
import type { CreateAssistant } from '../lib/api'
import { prompt } from './prompt'
import { tools } from './tools'

const LONGEST_NAME = 40

/** Unique at the platform. A long name of the agency is cut, because the platform would refuse it. */
const name = `${facts.name.slice(0, LONGEST_NAME - ' consultant'.length).trim()} consultant`

/**
 * The consultant as the platform stores it. `npm run assistant:push` publishes it. The page runs the tools, so none
 * of them has a server.
 */
export const consultant = {
  name,
  firstMessage: `Hello, I am ${facts.name}’s AI consultant. Ask me about voice agents, MVPs, prices, or say what you would like to build.`,
  firstMessageMode: 'assistant-speaks-first',
  model: {
    provider: 'openai',
    model: 'gpt-4o',
    temperature: 0.3,
    maxTokens: 250,
    messages: [{ role: 'system', content: prompt }],
    tools,
  },
  voice: { provider: 'azure', voiceId: 'emma' },
  transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en', smartFormat: true },
  clientMessages: [
    'assistant.speechStarted',
    'conversation-update',
    'hang',
    'metadata',
    'model-output',
    'speech-update',
    'status-update',
    'tool-calls',
    'tool-calls-result',
    'transcript',
    'user-interrupted',
    'voice-input',
  ],
  // A server URL may be set for the report. Tools have no server of their own, so it must not be asked for their results.
  serverMessages: ['end-of-call-report'],
  maxDurationSeconds: 20 * 60,
  endCallMessage: 'Thank you for your time. Goodbye.',
  backgroundSound: 'off',
} satisfies CreateAssistant
