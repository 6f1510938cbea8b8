/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` would need a secure page. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
