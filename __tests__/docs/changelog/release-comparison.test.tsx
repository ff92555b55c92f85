import { fireEvent, render, screen } from '@testing-library/react';
import { ReleaseComparison } from '@/components/docs/changelog/release-comparison';
import { indexApi } from '@/lib/openapi/document/index-api';

jest.mock('@/.generated/api-reference', () => ({
  API_REFERENCE_SETTINGS: {
    releases: [
      {
        ...{ id: 'plans', name: 'Plans API', newest: '2.0', sections: [] },
        former: [{ version: '1.9', date: '2026-05-06', changes: 2 }],
      },
    ],
  },
}));

const getDocument = (isDeprecated: boolean) => ({
  openapi: '3.1.0',
  info: { title: 'Plans', version: '' },
  paths: Object.fromEntries(
    ['/plan', '/price'].map((path) => [
      path,
      { get: { summary: `Get ${path}`, deprecated: isDeprecated, responses: {} } },
    ]),
  ),
});

jest.mock('@/components/workbench/saved-api', () => ({
  readSavedDocument: (file: string) => {
    const document = getDocument(!file.includes('1.9'));
    return Promise.resolve({ text: JSON.stringify(document), api: indexApi(document) });
  },
}));
jest.mock('@/components/workbench/read-changes', () => ({
  readChanges: () => Promise.resolve([]),
}));

test('operations are ticked one after another: the list stays open, and the focus where it is', async () => {
  render(<ReleaseComparison />);
  await screen.findByText('2 changes');
  const summary = screen.getByText('Only what I call');
  fireEvent.click(summary);
  const tick = screen.getByRole('checkbox', { name: 'Get /plan' });
  tick.focus();
  fireEvent.click(tick);
  await screen.findByText('1 change');
  expect(tick).toBeChecked();
  expect(tick).toHaveFocus();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Get /price' }));
  await screen.findByText('2 changes');
  expect(tick).toHaveFocus();
});
