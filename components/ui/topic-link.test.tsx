import { renderToStaticMarkup } from 'react-dom/server';
import { TopicLink } from './topic-link';

test('TopicLink leads to the email address if the page has no form', () => {
  const link = renderToStaticMarkup(<TopicLink form={false} topic="Foundry Street" />);
  expect(link).toMatch(/^<a href="mailto:[^"]+\?subject=Foundry%20Street/);
  expect(link).not.toContain('href="#');
});

test('TopicLink leads to the form of the page, or to the email address without JavaScript', () => {
  const links = renderToStaticMarkup(<TopicLink form="message" topic="Foundry Street" />);
  expect(links).toMatch(/^<a href="#message".*<noscript><a href="mailto:[^"]+\?subject=Foundry%20Street/);
});
