import spawn from 'cross-spawn'

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawn.sync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Tells whether a file or folder differs from the remote's main branch, committed or not; without a remote, from the main
 * branch here before the last commit. Where git cannot tell, everything counts as changed.
 */
export function changesSinceMain(): (fileOrFolder: string) => boolean {
  const base = git('merge-base', 'HEAD', 'origin/HEAD') ?? git('merge-base', 'HEAD^', 'main')
  const changed = base && git('diff', '--name-only', base)?.split('\n')
  const added = git('ls-files', '--others', '--exclude-standard')?.split('\n')
  if (!base || !changed || !added) return () => true
  const files = [...changed, ...added]
  return (fileOrFolder) => files.some((file) => file === fileOrFolder || file.startsWith(`${fileOrFolder}/`))
}
