import { render, screen } from '@testing-library/react'
import { LegalSections } from '@/components/legal/legal-page'

it('A table and a list of a legal text may say the same twice', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  const row = ['Vapi', 'Yes', 'Yes']
  render(
    <LegalSections
      legalDocument={{
        title: 'Terms',
        lastUpdated: '2025',
        gist: '',
        sections: [
          {
            id: 'data',
            title: 'Data',
            plain: '',
            blocks: [
              { caption: 'Recipients', columns: ['Who', 'Seen', 'Seen'], rows: [row, row] },
              { list: ['None', 'None'] },
            ],
          },
        ],
      }}
    />,
  )
  expect(screen.getAllByRole('cell', { name: /Yes/ })).toHaveLength(4)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
})
