import { sample } from '../sample'

export const experience = sample({
  label: 'Experience',
  headline: 'Every cord is a call.',
  text: 'Our switchboard at 19:42. Coloured cords are ours, the others are people, green is somebody talking.',
  button: 'Explore Our Solutions',
  hint: 'Drag to turn.',
  keyboardHint: 'Or use the arrow keys.',
  picture:
    'A switchboard in ink: rows of jacks, eight hanging cords, and lights where calls are in progress.',
  log: [
    { time: '19:42', text: 'Lume, table for six' },
    { time: '19:41', text: 'Northgate, viewing Saturday' },
    { time: '19:39', text: 'Harbor Dental, first thing' },
  ],
})
