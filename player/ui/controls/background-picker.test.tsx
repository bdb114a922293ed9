import { fireEvent, within } from '@testing-library/react';
import { renderPlayer } from '@/testing/render-player';

/** The time without input, in milliseconds, after which invalid text is marked as invalid. */
const TYPING_PAUSE = 1000;

/** Renders a player with the given background, and opens its color picker. */
async function openPicker(background: string) {
  const player = await renderPlayer({ background });
  const picker = within(await player.open('Background'));
  const channels = ['Red', 'Green', 'Blue'];
  const inputs = {
    text: picker.getByRole('textbox', { name: 'Color' }),
    swatch: picker.getByLabelText('Pick a color'),
    transparent: picker.getByRole('button', { name: 'Transparent' }),
    sliders: channels.map((name) => picker.getByRole('slider', { name })),
    numbers: channels.map((name) => picker.getByRole('spinbutton', { name: new RegExp(name) })),
  };
  return {
    ...player,
    ...inputs,
    picker,
    set: (input: HTMLElement | undefined, value: string | number) =>
      fireEvent.change(input as HTMLElement, { target: { value } }),
    /** Returns the values of all inputs except the text field. */
    colors: () => {
      const values = (all: HTMLElement[]) => all.map((input) => Number((input as HTMLInputElement).value));
      return [values(inputs.sliders), values(inputs.numbers), (inputs.swatch as HTMLInputElement).value];
    },
  };
}

test('a valid typed color applies immediately, and invalid text is marked after a pause', async () => {
  const { text, picker, background, colors, set, wait } = await openPicker('#102030');
  set(text, '');
  await wait(TYPING_PAUSE);
  expect(text).toBeInvalid();
  for (const [typed, color, isValid] of [
    ['#', '#102030', false],
    ['#f', '#102030', false],
    ['#f8', '#102030', false],
    ['#f80', '#ff8800', true],
    ['#f801', '#ff8800', false],
    ['#f8010', '#ff8800', false],
    ['#f80102', '#f80102', true],
    ['zzz', '#f80102', false],
    ['rgb(1, 2', '#f80102', false],
    ['rgb(300, 2, 3)', '#f80102', false],
    [' RGB(1,2, 3) ', '#010203', true],
  ] as const) {
    set(text, typed);
    expect(background()).toBe(color);
    expect(text).toBeValid();
    await wait(TYPING_PAUSE);
    expect(text).toHaveAttribute('aria-invalid', String(!isValid));
    expect(text).toHaveAccessibleDescription(isValid ? '' : /^Use #rgb, #rrggbb or rgb\(r, g, b\)/);
    expect(picker.getByRole('status').textContent === '').toBe(isValid);
    expect(text).toHaveValue(typed);
  }
  expect(colors()).toEqual([[1, 2, 3], [1, 2, 3], '#010203']);
});

test('sliders, numbers, swatch and text field show the same color after any of them changes', async () => {
  const { text, swatch, sliders, numbers, background, colors, set } = await openPicker('#000');
  const show = (r: number, g: number, b: number, hex: string) =>
    expect(colors()).toEqual([[r, g, b], [r, g, b], hex]);
  set(numbers[0], 300);
  show(255, 0, 0, '#ff0000');
  set(numbers[1], -7);
  show(255, 0, 0, '#ff0000');
  set(numbers[1], '');
  expect(background()).toBe('#ff0000');
  set(numbers[1], 17);
  show(255, 17, 0, '#ff1100');
  set(sliders[2], 128);
  show(255, 17, 128, '#ff1180');
  expect(text).toHaveValue('#ff1180');
  set(swatch, '#abcdef');
  show(171, 205, 239, '#abcdef');
  expect(text).toHaveValue('#abcdef');
  expect(background()).toBe('#abcdef');
});

test('the Transparent button clears the text field and becomes pressed', async () => {
  const { picker, transparent, background, set, user, wait } = await openPicker('#abcdef');
  // Query the field each time, because each press of the Transparent button renders a new field.
  const text = () => picker.getByRole('textbox');
  expect(transparent).toHaveAttribute('aria-pressed', 'false');
  await user.click(transparent);
  expect(background()).toBe('transparent');
  expect(transparent).toHaveAttribute('aria-pressed', 'true');
  expect(text()).toHaveValue('');
  expect(text()).toBeValid();
  set(text(), 'no color');
  await wait(TYPING_PAUSE);
  expect(text()).toBeInvalid();
  await user.click(transparent);
  expect(text()).toHaveValue('');
  expect(text()).toBeValid();
});
