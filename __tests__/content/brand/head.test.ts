import { faultsOf } from '../../support/sample-project';

const faultsIn = (head: string) =>
  faultsOf({ 'content/slots/head.html': head }, 'content/slots/head.html');

test('tags that say something, and files of the portal, pass', () =>
  expect(
    faultsIn(`<!-- checked by search engines -->
<meta name="google-site-verification" content="abc">
<meta property="fb:app_id" content="1" />
<link rel="apple-touch-icon" sizes="180x180" href="/images/a.svg">
<link rel="me" href="https://social.example/@acme">`),
  ).toEqual([]));

const FILES = 'icon, apple-touch-icon, mask-icon, manifest';
const PAGES = 'me, author, license, privacy-policy, terms-of-service';

test.each([
  [
    '\n<script src="https://x.example/a.js"></script>',
    'line 2: <script> is refused: only <meta> and <link> stand here. Scripts belong to "scripts" in content/site.json, styles to content/theme.css',
  ],
  [
    '<meta http-equiv="refresh" content="0">',
    'line 1: <meta>: the attribute http-equiv is refused. Known: name, property, content, media',
  ],
  [
    '<meta charset="utf-8">',
    'line 1: <meta>: the attribute charset is refused. Known: name, property, content, media',
  ],
  ['<meta content="x">', 'line 1: <meta> needs a name or a property, and content'],
  [
    '<link rel="stylesheet" href="/images/a.svg">',
    `line 1: rel="stylesheet" is refused. Known: ${FILES}, ${PAGES}`,
  ],
  [
    '<link rel="icon" href="https://x.example/a.png">',
    'line 1: href="https://x.example/a.png" is refused: pages load nothing of other hosts. Put the file under content/images and write "/images/…"',
  ],
  ['<link rel="icon" href="/images/b.svg">', 'line 1: no such file: content/images/b.svg'],
  [
    '<link rel="me" href="javascript:alert(1)">',
    'line 1: expected href to begin with "/", "https:" or "mailto:", received "javascript:alert(1)"',
  ],
  [
    '<link rel="icon" onload="x" href="/images/a.svg">',
    'line 1: <link>: the attribute onload is refused. Known: rel, href, type, sizes, media, hreflang, title, color',
  ],
  ['hello', 'line 1: text is refused: only <meta> and <link> stand here'],
])('%j has an error', (head, fault) => expect(faultsIn(head)).toEqual([fault]));
