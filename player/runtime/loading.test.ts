import type { Failure } from '../document/errors/failure';
import { createLoading } from './loading';

const HUNG: Failure = { code: 'renderer', reason: 'hung' };
const loaded = async () => ({ destroy() {} });

function setUp() {
  const onFailed = jest.fn();
  return { onFailed, loading: createLoading(onFailed) };
}

test('what was loaded and failed later is told', async () => {
  const { loading, onFailed } = setUp();
  await loading.start(loaded, () => {});
  await loading.fail(HUNG);
  expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ code: 'renderer' }));
});

test('a failure that is put into words while it is given up, or another is loaded, is told to nobody', async () => {
  const { loading, onFailed } = setUp();
  const first = loading.fail(HUNG);
  loading.abort();
  await first;
  const second = loading.fail(HUNG);
  await loading.start(loaded, () => {});
  await second;
  expect(onFailed).not.toHaveBeenCalled();
});

test('what is still on its way for a load that failed is given up', async () => {
  const { loading, onFailed } = setUp();
  let signal: AbortSignal | undefined;
  const failed = new Promise((resolve) => onFailed.mockImplementation(resolve));
  loading.start(
    async (given) => {
      signal = given;
      throw HUNG;
    },
    () => {},
  );
  await failed;
  expect(signal?.aborted).toBe(true);
});
