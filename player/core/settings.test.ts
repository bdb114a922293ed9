import { DEFAULT_PROPS, withDefaults } from './settings';

const settingsOf = (props: object) => withDefaults({ src: '', label: '', ...props });

test('a prop that is undefined or null has its default', () => {
  expect(settingsOf({ speed: undefined, loading: null })).toEqual(settingsOf({}));
  expect(settingsOf({})).toMatchObject(DEFAULT_PROPS);
});

test('renderer settings are merged over their defaults', () => {
  expect(
    settingsOf({ rendererSettings: { clearCanvas: true, className: 'picture' } }).rendererSettings,
  ).toEqual({
    clearCanvas: true,
    className: 'picture',
    hideOnTransparent: true,
    progressiveLoad: true,
  });
});
