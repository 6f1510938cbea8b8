/** Asks for a sum: the consultant uses a tool whose result begins its answer. */
export const ASKS_FOR_SUM = 'What do 40 calls a day of 3 minutes each cost a month?'
/** The consultant uses a tool whose result it does not need. */
export const GIVES_NAME = 'Please note that my name is Ada, and that Thursday suits me.'
