import { render, screen } from '@testing-library/react'
import { LegalSections } from '@/components/legal/legal-page'
import type { LegalBlock } from '@/content/legal'

const renderBlocks = (...blocks: LegalBlock[]) =>
  render(
    <LegalSections
      legalDocument={{
        title: 'Terms',
        lastUpdated: '2025',
        gist: '',
        sections: [{ id: 'data', title: 'Data', plain: '', blocks }],
      }}
    />,
  )

it('A table and a list of a legal text may say the same twice', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  const row = ['Vapi', 'Yes', 'Yes']
  renderBlocks(
    { caption: 'Recipients', columns: ['Who', 'Seen', 'Seen'], rows: [row, row] },
    { list: ['None', 'None'] },
  )
  expect(screen.getAllByRole('cell', { name: /Yes/ })).toHaveLength(4)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
})

it('Facts with a name each are a list of terms, not a table', () => {
  renderBlocks({ caption: 'Who answers', entries: [{ name: 'Company', value: 'Callwright Ltd' }] })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Who answers')
  expect(screen.getByRole('term')).toHaveTextContent('Company')
  expect(screen.getByRole('definition')).toHaveTextContent('Callwright Ltd')
})
