import { money } from '../format'
import { locale } from '../locale'
import { sample } from '../sample'

const { before, after } = locale.currency

/** The words in the picture of an MVP: what a founder brings by hand, and what is shipped. */
export const mvpPictures = sample({
  title: 'Tablekeeper, an invented product',
  sketch: ['name tbd', 'calls?', 'booked', `${(before + after).trim()} / mo`, 'goes up, please', 'menu…'],
  product: {
    name: 'Tablekeeper',
    notice: 'New booking',
    today: 'Today',
    menu: ['Calls', 'Guests', 'Menu', 'Billing'],
    figures: [
      { label: 'Calls today', value: '64' },
      { label: 'Booked', value: '41' },
      { label: 'Revenue / mo', value: money(9280) },
    ],
    chart: 'Bookings by week',
  },
})
