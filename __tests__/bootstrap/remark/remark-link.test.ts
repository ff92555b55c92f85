import { GAP } from '@/lib/bootstrap/remark/read-range';
import { printRemarkLink, type Remark } from '@/lib/bootstrap/remark/remark-link';
import { MAX_LINK_CHARS } from '@/lib/routes/mail-link';

const MAIL = 'help+docs@example.com';
const ISSUES = 'https://git.example.com/portal/issues/new?labels=docs';

const remark = (change: Partial<Remark> = {}): Remark => ({
  title: 'Webhooks',
  text: '\nStore the secret.',
  page: { origin: 'https://docs.example.com', pathname: '/guides/webhooks/', search: '' },
  id: 'sign',
  directive: 'text=Store%20the%20secret.',
  build: 'b1',
  lang: 'en',
  ...change,
});

/** Subject and text of a mail, as a mail program reads them. */
function readMail(change: Partial<Remark> = {}): { subject: string; body: string } {
  const { href } = new URL(printRemarkLink(MAIL, remark(change)));
  const [, subject = '', body = ''] = /\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

const readBody = (change: Partial<Remark> = {}) => readMail(change).body;

describe('a mail', () => {
  it('has the quote, room for the remark, and where it stands', () => {
    expect(readMail()).toEqual({
      subject: 'Remark on “Webhooks”',
      body: [
        '> Store the secret.',
        ...['', '', ''],
        'Page: <https://docs.example.com/guides/webhooks/#sign:~:text=Store%20the%20secret.>',
        'Build: b1',
        'Language: en',
        '',
      ].join('\r\n'),
    });
    expect(printRemarkLink(MAIL, remark())).toMatch(/^mailto:help%2Bdocs@example\.com\?subject=/);
  });

  it('names the release of the address, and nothing else of its query', () => {
    const body = (search: string) => readBody({ page: { ...remark().page, search } });
    const asked = body('?key=secret&version=2.3.0&email=me@example.com');
    expect(asked).toContain('/guides/webhooks/?version=2.3.0#sign:~:text');
    expect(asked).toContain('Release: 2.3.0\r\n');
    expect(asked).not.toMatch(/secret&|key=|me@/);
    expect(body('?version=My key is 1 2 3')).not.toMatch(/version|Release/);
  });

  it('leaves out what the page does not have', () => {
    const body = readBody({ id: '', directive: '', build: '' });
    expect(body).toContain('<https://docs.example.com/guides/webhooks/>');
    expect(body).not.toContain('Build');
  });

  it('masks card numbers, also one that the end of the quote would cut', () => {
    const body = readBody({ text: `${'x'.repeat(280)} card 4111 1111 1111 1111 of a reader` });
    expect(body).toContain('411');
    expect(body).not.toContain('4111 1111');
    expect(readMail({ title: 'Card 4111111111111111' }).subject).toContain('411111******1111');
  });

  it('quotes each line as one, without what is not seen', () => {
    expect(readBody({ text: `\nFirst${GAP} line\n\n  second` })).toMatch(
      /^> First line\r\n> second\r\n/,
    );
  });
});

describe('an issue', () => {
  const read = (to: string, change: Partial<Remark> = {}) =>
    new URL(printRemarkLink(to, remark(change))).searchParams;

  it('fills in the fields of GitHub, and keeps the query of the tracker', () => {
    const query = read(ISSUES);
    expect([...query.keys()]).toEqual(['labels', 'title', 'body']);
    expect(query.get('title')).toBe('Remark on “Webhooks”');
    expect(query.get('body')).toMatch(/^> Store the secret\.\n\n\n\nPage: <https:.*>\s+Build: b1/);
  });

  it('fills in the fields of GitLab', () => {
    const query = read('https://gitlab.example.com/docs/portal/-/issues/new');
    expect([...query.keys()]).toEqual(['issue[title]', 'issue[description]']);
  });

  it('quotes markup as text', () => {
    const body = read(ISSUES, { text: '\n# <Callout> in `a|b`\n- [x] *y*' }).get('body');
    expect(body).toMatch(/^> \\# \\<Callout> in \\`a\\\|b\\`\n> \\- \\\[x\\\] \\\*y\\\*\n/);
  });
});

test.each([MAIL, ISSUES])('a link to %s is short enough to be opened', (to) => {
  const words = 'ääää €€€€ '.repeat(100);
  const long = remark({
    title: words,
    text: words,
    directive: `text=${encodeURIComponent(words)}`,
  });
  for (const one of [long, { ...long, directive: 'text=%C3%A4' }]) {
    const link = printRemarkLink(to, one);
    expect(link.length).toBeLessThanOrEqual(MAX_LINK_CHARS);
    expect(decodeURIComponent(link)).toContain('ääää');
  }
});
