import { type Conversion, watchPage } from '@/lib/conversions/conversion'

let seen: Conversion[]
let stop: () => void
const listen = ({ detail }: CustomEvent<Conversion>) => void seen.push(detail)
beforeEach(() => {
  seen = []
  window.addEventListener('conversion', listen)
  stop = watchPage(document)
})
afterEach(() => {
  stop()
  window.removeEventListener('conversion', listen)
  document.body.replaceChildren()
})

function click(html: string) {
  document.body.innerHTML = html
  // jsdom follows no link.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.querySelector<HTMLElement>('a span, a')!.click()
}

describe('A link to a scheduling page', () => {
  it('is reported as a booking that was opened', () => {
    click('<a data-booking="deep-dive" href="https://cal.com/agency?name=Ada"><span>Book</span></a>')
    expect(seen).toEqual([{ name: 'booking-opened', booking: 'deep-dive' }])
  })

  it('is another one without its mark', () => {
    click('<a href="https://cal.com/agency/other">Other</a>')
    expect(seen).toEqual([])
  })
})

describe('A recording that is played', () => {
  const play = (src: string, currentTime = 0) => {
    const audio = document.body.appendChild(document.createElement('audio'))
    if (src) audio.src = src
    audio.currentTime = currentTime
    audio.dispatchEvent(new Event('play'))
  }

  it('is reported by the name of its file, without what identifies the build', () => {
    play('/site/audio/follow-up-call.mp3?v=2')
    expect(seen).toEqual([{ name: 'recording-played', recording: 'follow-up-call' }])
  })

  it('is not reported again when it continues after a pause', () => {
    play('/audio/follow-up-call.mp3', 12)
    expect(seen).toEqual([])
  })

  it('is none where the assistant speaks', () => {
    play('')
    expect(seen).toEqual([])
  })
})

it('Nothing is reported after the end', () => {
  stop()
  click('<a data-booking="discovery" href="/">Book</a>')
  expect(seen).toEqual([])
})
