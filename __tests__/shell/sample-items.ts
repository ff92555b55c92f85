import type { NavigationItem } from '@/lib/content/schemas/navigation';

/** A navigation with every kind of item: exact, with a list, beta, external, with a fragment. */
export const items: readonly NavigationItem[] = [
  { name: 'Get Started', url: '/', exact: true },
  {
    name: 'Guides',
    url: '/guides/',
    sub: true,
    list: [
      { name: 'Webhooks', url: '/guides/webhooks/' },
      { name: 'Google Pay', url: '/guides/google-pay/', beta: true },
      { name: 'Disputes (PDF)', url: 'https://files.example.com/disputes.pdf', ext: true },
      { name: 'Refunds', url: '/guides/payment-gateway/', fragment: 'refunds' },
    ],
  },
  { name: 'API', url: '/api/', sub: true, list: [{ name: 'Testing', url: '/api/testing/' }] },
  { name: 'Status', url: 'https://status.example.com/', ext: true },
];
