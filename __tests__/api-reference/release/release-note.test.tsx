import { render, screen } from '@testing-library/react';
import { ReleaseNote } from '@/components/api-reference/release/release-note';
import type { ShownRelease } from '@/components/api-reference/state/api-context';

jest.mock('@/.generated/support-ends', () => ({
  SUPPORT_ENDS: { plans: { '1.9': '2999-01-01', '1.8': '2020-01-01' } },
}));

const DOCUMENT = { id: 'plans', name: 'Plans API', newest: '2.0', former: [], sections: [] };
const RELEASE: ShownRelease = {
  ...{ document: DOCUMENT, version: '1.9', date: '2026-05-06', changes: 0 },
  ...{ site: '', rows: [], path: '/api/' },
};

test.each([
  ['1.9', 'You read release 1.9 of May 6, 2026. It is supported until January 1, 2999.'],
  ['1.8', 'You read release 1.8 of May 6, 2026. Its support ended on January 1, 2020.'],
  ['1.7', 'You read release 1.7 of May 6, 2026.'],
])('release %s says until when it is supported, by the day of the reader', (version, line) => {
  render(<ReleaseNote release={{ ...RELEASE, version }} />);
  expect(screen.getByText(/You read release/).textContent.trim()).toBe(line);
});
