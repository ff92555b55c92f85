import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionFinder } from '@/components/plugins/version-finder/version-finder';
import { samplePlugin, sampleRelease } from '../../support/sample-plugin';

const plugin = samplePlugin({
  version: '2.0',
  file: 'sample-2.0.zip',
  compatibility: [
    { name: 'Press', min: '5.0', max: '6.6' },
    { name: 'Shop', max: '9.1' },
  ],
  releases: [
    {
      ...sampleRelease('1.0'),
      compatibility: [
        { name: 'Press', min: '4.4', max: '5.7' },
        { name: 'Shop', max: '5.1' },
      ],
    },
  ],
});

async function type(press: string, shop: string) {
  const user = userEvent.setup();
  const view = render(<VersionFinder versions={plugin} folder="/storage/plugins/" />);
  if (press) await user.type(screen.getByRole('textbox', { name: 'Press' }), press);
  if (shop) await user.type(screen.getByRole('textbox', { name: 'Shop' }), shop);
  return { ...view, user };
}
const answers = (words: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

test('asks for one version a product, under one name, and says what becomes of it', () => {
  render(<VersionFinder versions={plugin} folder="/" />);
  const group = screen.getByRole('group', { name: 'Which version fits my shop?' });
  expect(group).toHaveAccessibleDescription(/not sent or kept/);
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('placeholder'))).toEqual(['6.6', '9.1']);
  expect(fields.map((field) => field.getAttribute('inputmode'))).toEqual(['decimal', 'decimal']);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Enter the versions of Press and Shop to see which release fits.',
  );
});

test('a version with letters brings the whole keyboard', () => {
  const zen = samplePlugin({ compatibility: [{ name: 'Zen', max: '1.3.8a' }], releases: [] });
  render(<VersionFinder versions={zen} folder="/" />);
  expect(screen.getByRole('textbox', { name: 'Zen' })).toHaveAttribute('inputmode', 'text');
});

test('names the product that is still missing', async () => {
  await type('6.0', '');
  await answers(/^Enter the version of Shop to see which release fits\.$/);
});

test('gives an older release and says why not the latest', async () => {
  await type('4.9', '5');
  await answers('Install 1.0');
  await answers('Not 2.0, the latest: it needs Press 5.0 or newer.');
});

test('a later patch of the newest version tested: says that nobody has tested it', async () => {
  await type('6.6.2', '9.1');
  await answers('Press 6.6.2 is too new for 2.0, which is tested up to 6.6.');
  await answers('nobody has tested it');
});

test('what cannot be read is said in words, at its field, and taken back when corrected', async () => {
  const { user } = await type('6.0', 'newest');
  await answers('Shop: type a version as numbers with dots, such as 6.6.');
  const field = screen.getByRole('textbox', { name: 'Shop' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/numbers with dots/);
  expect(screen.getByRole('textbox', { name: 'Press' })).toBeValid();
  await user.clear(field);
  await user.type(field, '8');
  await answers('Install 2.0');
  expect(field).toBeValid();
});

test('the answer waits until typing has paused, and Enter sends nothing', async () => {
  const { user } = await type('6.0', '8');
  expect(screen.getByRole('status')).toHaveTextContent(/^Enter the versions? of/);
  await user.keyboard('{Enter}');
  await answers('Install 2.0');
});
