import { renderToStaticMarkup } from 'react-dom/server';
import { TopicLink } from './topic-link';

test('TopicLink leads to the email address if the page has no form', () => {
  const link = renderToStaticMarkup(<TopicLink form={false} topic="Foundry Street" />);
  expect(link).toMatch(/^<a href="mailto:[^"]+\?subject=Foundry%20Street/);
  expect(link).not.toContain('href="#');
});
