import { render } from '@testing-library/react';
import { ThirdPartyScript } from './third-party-script';
import { whenIdle } from './when-idle';
import { whenNear } from './when-near';

jest.mock('./when-idle', () => ({ whenIdle: jest.fn() }));
jest.mock('./when-near', () => ({ whenNear: jest.fn() }));

test('ThirdPartyScript adds the script when the container is near the viewport and the page is idle', () => {
  const setting = { src: 'https://maker.example/a.js', integrity: 'sha384-abc' };
  const { container } = render(<ThirdPartyScript {...setting} attributes={{ 'data-id': '7' }} />);
  const script = () => container.querySelector('script');
  jest.mocked(whenNear).mock.calls[0]?.[1]();
  expect(script()).toBeNull();
  jest.mocked(whenIdle).mock.calls[0]?.[0]();
  expect(script()).toMatchObject({ ...setting, crossOrigin: 'anonymous' });
  expect(script()).toHaveAttribute('data-id', '7');
});
