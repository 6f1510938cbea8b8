import { parseArgs } from 'node:util'
import { consultant } from '../../assistant/consultant'
import { evals } from '../../assistant/evals'
import { ApiFailure, createManagementClient } from '../../lib/api'
import { importedEvals } from '../call-import/imported-files'
import { exitCodeOf, UsageError } from '../local/exit-code'
import { consultantResources } from './consultant-resources'
import { isPrivateKey } from './private-key'
import { openPublishedFiles } from './published-files'
import { ChangedSinceError, createPush } from './push-resources'

const DIFFERS = 2

interface PushCommand {
  args: readonly string[]
  environment: Readonly<Record<string, string | undefined>>
  /** The folder of the published versions. */
  folder: string
  log(line: string): void
  logError(line: string): void
}

function readOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { check: flag, pull: flag, rollback: flag },
    allowPositionals: true,
  })
  const chosen = Object.entries(values).filter(([, isSet]) => isSet)
  if (chosen.length > 1) throw new UsageError('Choose one of --check, --pull and --rollback.')
  if (positionals.length > (values.rollback ? 1 : 0))
    throw new UsageError(`What is ${positionals.join(' ')}? Only --rollback takes the name of a snapshot.`)
  return { ...values, snapshot: positionals[0] }
}

async function run({ args, environment, folder, log }: PushCommand): Promise<number> {
  const options = readOptions(args)
  const setting = (name: string) => environment[name]?.trim() || undefined
  const token = setting('VOICE_PRIVATE_KEY')
  const publicKey = setting('NEXT_PUBLIC_VOICE_PUBLIC_KEY')
  const baseUrl = setting('NEXT_PUBLIC_VOICE_API_URL')
  if (!token)
    throw new UsageError('Set VOICE_PRIVATE_KEY for this command alone; it does not belong into .env.')
  if (publicKey && (publicKey === token || (await isPrivateKey(publicKey, { baseUrl }))))
    throw new UsageError(
      'NEXT_PUBLIC_VOICE_PUBLIC_KEY is a private key, and every visitor could read it. Replace it by the public one, and the private one by a new one.',
    )
  const push = createPush({
    client: createManagementClient({ token, baseUrl }),
    resources: consultantResources(
      consultant,
      [...evals, ...importedEvals()],
      setting('NEXT_PUBLIC_VOICE_ASSISTANT_ID'),
    ),
    files: openPublishedFiles(folder),
    log,
  })
  if (options.check) return (await push.check()) ? DIFFERS : 0
  if (options.pull) await push.pull()
  else if (options.rollback) await push.rollback(options.snapshot)
  else {
    await push.push()
    const id = push.idOf(consultant.name)
    if (id) log(`For .env: NEXT_PUBLIC_VOICE_ASSISTANT_ID=${id}`)
  }
  return 0
}

/** Runs the command of push.ts; resolves with its exit code. */
export const pushCommand = (command: PushCommand): Promise<number> =>
  exitCodeOf(() => run(command), command.logError, [ChangedSinceError, ApiFailure])
