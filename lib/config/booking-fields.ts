/** Names of the query parameters of a scheduling page for these fields. */
export interface BookingFields {
  name: string
  email: string
  notes: string
}

/** Reads the setting `NEXT_PUBLIC_BOOKING_FIELDS`: three names, such as `name,email,notes`. */
export function readBookingFields(setting: string | undefined): BookingFields | undefined {
  const [name, email, notes] = setting?.split(',').map((part) => part.trim()) ?? []
  return name && email && notes ? { name, email, notes } : undefined
}
