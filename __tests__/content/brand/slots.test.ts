import { printSlots } from '@/lib/kit/build/generated/write-settings';
import { faultsOf } from '../../support/sample-project';

const faultsIn = (text: string, name = 'banner') =>
  faultsOf({ [`content/slots/${name}.mdx`]: text }, `content/slots/${name}.mdx`);

test('a slot has what a page has, and links that lead somewhere', () =>
  expect(faultsIn('New: [webhooks](/guides/webhooks/) of **{name}**.')).toEqual([]));

test.each([
  [
    '[a](/guides/webhok/)',
    'line 1: no page has the address "/guides/webhok/". Did you mean "/guides/webhooks/"?',
  ],
  [
    '## Notice',
    '(root): "#notice" would stand on every page: a slot has no headings and anchors. Write **bold** text',
  ],
])('%s has an error', (text, fault) => expect(faultsIn(text)).toEqual([fault]));

test('a slot of the shell takes Markdown alone, whose components every page would load', () => {
  const card = '<Callout tone="note">\n\nText.\n\n</Callout>';
  expect(faultsIn(card, 'footer')).toEqual([
    '(root): <Callout>: banner and footer take Markdown alone, because every page loads them',
  ]);
  expect(faultsIn(card, 'after-article')).toEqual([]);
});

test('a file that fills no slot is named', () =>
  expect(faultsIn('Text.', 'foter')).toEqual([
    '(root): no page has this slot. Did you mean "content/slots/footer.mdx"?',
  ]));

test('pages import the slots of which there is a file, and nothing for none', () => {
  const print = (files: readonly string[], logo?: object) => {
    const { shell, article } = printSlots({ has: (file) => files.includes(file) }, logo);
    return { shell: shell.join('\n'), article: article.join('\n') };
  };
  const none = print([]);
  expect(none.shell + none.article).not.toMatch(/@\/(?:components|app|content)/);
  expect(print([], { alt: 'Acme' }).shell).toContain('logo: <LogoPictures {...{"alt":"Acme"}} />,');
  const { shell, article } = print([
    'content/slots/footer.mdx',
    'content/slots/before-article.mdx',
  ]);
  expect(shell).toContain("import Footer from '@/content/slots/footer.mdx';");
  expect(shell).toContain('footerText: <FooterSlot><Footer /></FooterSlot>,');
  // Every page loads it.
  expect(shell).not.toContain('dataComponents');
  expect(article).toContain(
    'before: <ArticleSlot><BeforeArticle components={dataComponents} /></ArticleSlot>,',
  );
  expect(article).not.toContain('AfterArticle');
});
