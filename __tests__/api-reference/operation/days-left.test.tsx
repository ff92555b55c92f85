import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { showDaysLeft } from '@/lib/bootstrap/count-days-left';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { toView } from '../support';

const text = { type: 'string' };
const api = toApiOf({
  '/sale': {
    post: {
      'x-sunset': '2020-01-01',
      parameters: [{ name: 'mode', in: 'query', schema: text, 'x-sunset': '2020-01-02' }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: {
                fee: { ...text, 'x-sunset': '2020-01-03' },
                network: { enum: ['a', 'b'], 'x-enum-deprecated': { b: '2020-01-04' } },
                later: { ...text, 'x-sunset': 'end of 2020' },
              },
            },
          },
        },
      },
      responses: {},
    },
  },
});
const article = <OperationArticle operation={getOperation(api, 'post /sale')} view={toView(api)} />;

test('an operation, a parameter, a field and a value say how many days are left', () => {
  render(article);
  showDaysLeft();
  const found = screen.getAllByText(/^ended [\d,]+ days ago$/);
  expect(found.map((one) => one.closest('li, dd, article > div > div')?.textContent)).toEqual([
    expect.stringMatching(/ends on January 1, 2020 *ended/),
    expect.stringMatching(/^mode.*ends on January 2, 2020 *ended/),
    expect.stringMatching(/^fee.*ends on January 3, 2020 *ended/),
    expect.stringMatching(/^deprecated, ends on January 4, 2020 *ended/),
  ]);
});

test('the HTML of the build has the days of the ends alone', () => {
  const html = renderToString(article);
  expect(html).toMatch(/ends on January 1, 2020/);
  expect(html).not.toMatch(/days? ago/);
});
