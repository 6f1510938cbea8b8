import { render, screen } from '@testing-library/react'
import { SampleMark } from '@/components/layout/sample-mark'
import { sample, sampleLegend } from '@/content/sample'

const { mark } = sampleLegend

describe('The mark of sample content', () => {
  it('is shown beside content that is a sample', () => {
    render(<SampleMark of={sample({ name: 'Harbor Dental' })} />)
    expect(screen.getByText(mark)).toBeInTheDocument()
  })

  it('goes when the content is no longer marked', () => {
    render(<SampleMark of={{ name: 'A real client' }} />)
    expect(screen.queryByText(mark)).toBeNull()
  })
})
