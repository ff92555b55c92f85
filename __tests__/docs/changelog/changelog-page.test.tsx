import { render, screen } from '@testing-library/react';
import { ChangelogPage } from '@/components/docs/changelog/changelog-page';
import { printChangelog } from '@/lib/kit/build/markdown/changelog-blocks';
import { printMarkdown } from '@/lib/kit/build/markdown/print-markdown.mjs';

const BREAKING = { path: '/api/breaking-changes/', title: 'What breaks', description: '' };
const ENDS = { path: '/api/ends/', title: 'Ends', description: '' };

test('each page that the changelog leads to stands in a sentence of its own', () => {
  const head = { path: '/api/changelog/', title: 'Changelog', description: '' };
  render(<ChangelogPage head={head} breaking={BREAKING} releases={[]} ends={ENDS} />);
  expect(screen.getByRole('link', { name: 'What breaks' }).parentElement).toHaveTextContent(
    /JSON\. For the rules, see “What breaks”\. Ends lists what ends/,
  );
  expect(printMarkdown(printChangelog([], BREAKING, ENDS), (href) => href)).toContain(
    'For the rules, see “[What breaks](/api/breaking-changes/)”. [Ends](/api/ends/) lists',
  );
});
