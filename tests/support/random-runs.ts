/** How many random runs a property gets: a fifth of them in `npm test`, all in `npm run test:all` and every night. */
export const randomRuns = (all: number): number => (process.env.TEST_ALL ? all : all / 5)
