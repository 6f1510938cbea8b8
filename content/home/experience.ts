import { sample } from '../sample'

export const experience = sample({
  label: 'Experience',
  headline: 'Every cord is a call.',
  text: 'Our switchboard at 19:42. Coloured cords are ours, the others are people, green is somebody talking.',
  button: 'Explore Our Solutions',
  hint: 'Drag to turn, or plug the loose cord into a coloured jack.',
  keyboardHint: 'The arrow keys turn it too.',
  picture:
    'A switchboard in ink: rows of jacks, eight hanging cords, and lights where calls are in progress.',
  calls: 'Plug in and listen to a call',
})
