/**
 * Imported by every command: lets it finish when the reader of its output has gone, as in `npm run samples | head`. Without this,
 * the next line that it prints would end it with a stack trace, in the middle of what it writes.
 */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
