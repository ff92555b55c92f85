import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { PluginBody } from '@/components/plugins/plugin-page';
import { buildPluginToc } from '@/components/plugins/plugin-toc';
import { listPublishedReleases } from '@/lib/plugins/identify-download';
import { samplePlugin } from '../support/sample-plugin';

const plugin = samplePlugin();
const known = listPublishedReleases([plugin]);
const show = (fields = {}, storage = '/storage') =>
  render(<PluginBody plugin={samplePlugin(fields)} allReleases={known} storageBase={storage} />);
const section = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });

describe('a plugin’s page', () => {
  test('begins with the description, whose Markdown is drawn', () => {
    show();
    expect(screen.getByRole('link', { name: 'sale' })).toHaveAttribute(
      'href',
      '/guides/payment-gateway/',
    );
    expect(screen.getByText('refund').tagName).toBe('CODE');
  });

  test('downloads through the address that stays from release to release', () => {
    show();
    expect(screen.getByRole('link', { name: 'Download 1.3.10' })).toHaveAttribute(
      'href',
      '/libs/plugins/sample/latest/',
    );
  });

  test('states version, file, size and both checksums, each checksum with a copy button', () => {
    show();
    const download = section('Download');
    for (const fact of ['1.3.10', 'sample-1.3.10.zip', '5.6 KB', plugin.checksum, plugin.sha256])
      expect(within(download).getByText(fact)).toBeInTheDocument();
    for (const name of ['Copy SHA-1', 'Copy SHA-256'])
      expect(within(download).getByRole('button', { name })).toBeInTheDocument();
  });

  test('gives a command for each system that names the file', () => {
    show();
    const check = section('Check the download');
    for (const command of ['certutil -hashfile', 'shasum -a 256', 'sha256sum'])
      expect(check).toHaveTextContent(`${command} sample-1.3.10.zip`);
  });

  test('tells from which to which version it works, also when one end is open', () => {
    show({
      compatibility: [
        { name: 'Shop', max: '2.9' },
        { name: 'Press', min: '4.4' },
      ],
    });
    const table = screen.getByRole('group', { name: 'Compatibility table' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Shopany version2.9',
      'Press4.4the newest',
    ]);
  });

  test('lists every release, newest first, with its download', () => {
    show();
    const releases = section('Releases');
    const headings = within(releases).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['1.3.10', '1.3.2', '1.2.0']);
    expect(within(releases).getByRole('link', { name: 'sample-1.2.0.zip' })).toHaveAttribute(
      'href',
      '/storage/plugins/sample-1.2.0.zip',
    );
  });

  test('says until when a version is supported, where that is settled', () => {
    const [release] = plugin.releases;
    show({ releases: [{ ...release, supportedUntil: '2027-06-30' }] });
    expect(within(section('Releases')).getByText('June 30, 2027')).toHaveAttribute(
      'datetime',
      '2027-06-30',
    );
    expect(screen.getAllByText(/Supported until/)).toHaveLength(1);
  });

  test('takes downloads from the configured storage', () => {
    show({}, 'https://files.example.com/pub');
    expect(screen.getByRole('link', { name: 'sample-1.3.2.zip' })).toHaveAttribute(
      'href',
      'https://files.example.com/pub/plugins/sample-1.3.2.zip',
    );
  });
});

describe('a step group', () => {
  test('shows its description, its steps in order with figure and warnings, and its own warning', () => {
    show();
    const group = section('Install it');
    expect(group).toHaveTextContent('You need an administrator.');
    const steps = within(group).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Back up the shop.',
      'Choose Upload Plugin.',
    ]);
    const figure = within(group).getByRole('img', { name: 'The upload screen' });
    expect(figure).toHaveAttribute('width', '640');
    expect(group).toHaveTextContent('Keep the file zipped.');
    expect(group).toHaveTextContent('Orders of the sandbox look paid.');
  });

  test('does not number a step with noIndex', () => {
    show();
    const [first, second] = within(section('Install it')).getAllByRole('listitem');
    expect(first).toHaveClass('unnumbered');
    expect(second).not.toHaveClass('unnumbered');
  });

  test('drops HTML and dangerous links from its texts', () => {
    const caption = 'Go <script>alert(1)</script>on [there](javascript:alert(1)).';
    const { container } = show({ stepGroups: [{ name: 'Install it', steps: [{ caption }] }] });
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('a[href^="javascript"]')).toBeNull();
    expect(section('Install it')).toHaveTextContent('Go alert(1)on there.');
  });
});

test('the disclaimer closes the page, and is left out when there is none', () => {
  const { unmount, container } = show();
  expect(container).toHaveTextContent(/Provided as it is\.$/);
  unmount();
  const { disclaimer, ...withoutDisclaimer } = plugin;
  expect(disclaimer).toBeDefined();
  render(<PluginBody plugin={withoutDisclaimer} allReleases={known} storageBase="/storage" />);
  expect(screen.queryByText('Provided as it is.')).not.toBeInTheDocument();
});

test('the table of contents names every heading of the page, in its order', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ id }) => id)).toEqual(buildPluginToc(plugin).map(({ id }) => id));
});

test.each([
  [['Download'], ['download-1']],
  [
    ['Install', 'Install', 'install 1'],
    ['install', 'install-1', 'install-1-1'],
  ],
  [
    ['Настройка', '設定'],
    ['настройка', '設定'],
  ],
  [['***'], ['steps']],
])('groups of steps that are named %j have ids of their own', (names, ids) => {
  const stepGroups = names.map((name) => ({ name, steps: [{ caption: 'Back up.' }] }));
  const { container } = show({ stepGroups });
  const all = [...container.querySelectorAll('h2')].map(({ id }) => id);
  expect(all.slice(-names.length)).toEqual(ids);
  expect(new Set(all).size).toBe(all.length);
  expect(buildPluginToc(samplePlugin({ stepGroups })).map(({ id }) => id)).toEqual(all);
});

test('has no fault that axe can see, and no inline style', async () => {
  const { container } = show();
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
});
