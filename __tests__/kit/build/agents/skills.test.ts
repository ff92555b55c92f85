import { createHash } from 'node:crypto';
import { buildSkills, listGuideSkills, listUpgradeSkills } from '@/lib/kit/build/agents/skills';

const PORTAL = 'https://docs.example.com';
const PAGE = {
  path: '/guides/webhooks/',
  title: 'Webhooks',
  description: '',
  text: `# Webhooks\n\nLead.\n\n## Overview\n\nShort.\n\n## Events\n\n${'x'.repeat(20_000)}\n\n### Delivery\n\nLast.\n`,
};
const GUIDE = {
  path: PAGE.path,
  name: 'webhooks',
  description: 'Take events. Use when a server says "hook".',
};
const SITE = { portal: PORTAL, product: 'pay' };
const RULES = '- Never send a real card.\n';
const build = () => buildSkills(listGuideSkills([GUIDE], [PAGE], SITE), RULES);

test('A skill is named and described, and begins with what agents must know first', () => {
  const text = build().get('pay-webhooks/SKILL.md') ?? '';
  expect(text.split('\n# ')[0]).toBe(
    '---\nname: pay-webhooks\ndescription: "Take events. Use when a server says \\"hook\\"."\n---\n\n- Never send a real card.\n',
  );
});

test('Of a long guide it has the parts that fit, and names the others', () => {
  const text = build().get('pay-webhooks/SKILL.md') ?? '';
  expect(text.length).toBeLessThan(18_500);
  expect(text).toContain('## Overview\n\nShort.');
  expect(text).toContain('### Delivery\n\nLast.');
  expect(text).not.toContain('## Events');
  expect(
    text.endsWith(`\nMore in [the guide](${PORTAL}/guides/webhooks/index.md): Events.\n`),
  ).toBe(true);
});

test('The index names each skill with its address and the digest of its bytes', () => {
  const files = build();
  const digest = createHash('sha256')
    .update(files.get('pay-webhooks/SKILL.md') ?? '')
    .digest('hex');
  expect(JSON.parse(files.get('index.json') ?? '')).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'pay-webhooks',
        type: 'skill-md',
        description: GUIDE.description,
        url: 'pay-webhooks/SKILL.md',
        digest: `sha256:${digest}`,
      },
    ],
  });
});

test('A guide without page is an error that names it', () => {
  expect(() => listGuideSkills([GUIDE], [], SITE)).toThrow(
    '/guides/webhooks/ is to be a skill, and no page has this address',
  );
});

test('A release has a skill that says what breaks, what to do, and how to check it', () => {
  const change = { id: 'x', subject: 'batch_code', text: 'removed', before: '', after: '' };
  const [skill] = listUpgradeSkills(SITE, (href) => `${PORTAL}${href}`, [
    {
      ...{ id: 'shop-2-4-0', name: 'Shop API', version: '2.4.0', since: '2.3.0' },
      ...{ date: '2026-11-20', summary: 'A summary.', others: [] },
      breaking: [
        {
          ...{ name: 'POST /sale', href: '/api/shop/sale/', places: [], placesText: '' },
          changes: [{ ...change, breaks: 'breaks readers', sentence: 'Read `batch_number`.' }],
        },
      ],
    },
  ]);
  expect(skill?.name).toBe('pay-upgrade-shop-2-4-0');
  expect(skill?.description).toMatch(/^Upgrade Shop API from 2\.3\.0 to 2\.4\.0\. Use when/);
  expect(skill?.text).toMatch(/^# Upgrade Shop API from 2\.3\.0 to 2\.4\.0\n/);
  expect(skill?.text).toContain(`npx -y ${PORTAL}/mcp.tgz lock src`);
  expect(skill?.text).toContain(`[POST /sale](${PORTAL}/api/shop/sale/)`);
  expect(skill?.text).toContain(
    '`batch_code` removed (breaks readers)\n\n    Read `batch_number`.',
  );
});
