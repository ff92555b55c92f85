import { GET } from '@/app/brand.css/route';
import { readSite } from '@/lib/content/read-site';

jest.mock('@/lib/content/read-site', () => ({ readSite: jest.fn() }));

const readRule = (primary: string, secondary: string) => {
  jest
    .mocked(readSite, { shallow: true })
    .mockReturnValue({ theme: { primary, secondary } } as never);
  return GET().text();
};

describe('the colours of content/site.json', () => {
  test('are the tokens of every page', async () => {
    expect(await readRule('#2346d8', '#f2643d')).toBe(':root{--brand:#2346d8;--brand-2:#f2643d}\n');
  });

  test('a first one too bright for white text and for links is darkened, as a partner’s is', async () => {
    expect(await readRule('#ffd400', '#f2643d')).toBe(':root{--brand:#8c7300;--brand-2:#f2643d}\n');
  });
});
