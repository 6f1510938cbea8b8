export interface TimeOfDay {
  hours: number
  minutes: number
}

/** Rotation of the dial's hand for a time of day, in degrees; midnight is at the top. */
export const handDegrees = ({ hours, minutes }: TimeOfDay): number => (hours * 60 + minutes) / 4

/** `9:05`, as a clock on a wall would be read. */
export const clockText = ({ hours, minutes }: TimeOfDay): string =>
  `${hours}:${String(minutes).padStart(2, '0')}`
