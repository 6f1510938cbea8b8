/** What a reader can see: no white space, no control or invisible characters such as U+200B, no empty Braille pattern. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text says nothing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)
