import { fireEvent, screen, within } from '@testing-library/react';
import { hebrew } from '@/testing/hebrew-labels';
import { INVALID, renderPlayer } from '@/testing/render-player';
import { english } from '../runtime/labels/english';
import { EVERY_BUTTON } from './controls/buttons';

/** The Hebrew words for "red square". */
const LABEL = 'ריבוע אדום';

const renderHebrew = () => renderPlayer({ label: LABEL, labels: hebrew, buttons: EVERY_BUTTON, loop: true });

/**
 * Returns all words in Latin letters in the text and the accessible names of an element and its descendants.
 */
const latinWords = (root: Element) =>
  [root, ...root.querySelectorAll('*')]
    .flatMap((part) => [
      ...[...part.childNodes].filter((node) => node instanceof Text).map((node) => node.nodeValue),
      ...['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'].map((name) =>
        part.getAttribute(name),
      ),
    ])
    .flatMap((text) => text?.match(/[a-z]{2,}/gi) ?? []);

test('the bar and its popovers contain only text from the app’s labels', async () => {
  const { box, button, bar, open, press, user } = await renderHebrew();
  expect(bar).toHaveAccessibleName(`${LABEL}: ${hebrew.controls}`);
  expect(latinWords(box)).toEqual([]);
  for (const [name, dialog] of [[hebrew.background], [hebrew.snapshot], ['מהירות: ×1', 'מהירות']] as const) {
    const popover = await open(name, dialog);
    if (name === hebrew.background) {
      const color = within(popover).getByRole('textbox', { name: hebrew.color });
      fireEvent.change(color, { target: { value: '#1' } });
      fireEvent.blur(color);
      expect(within(popover).getByText(hebrew.invalidColor)).toBeVisible();
    }
    expect(latinWords(popover)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(popover).toBeEmptyDOMElement();
  }
  await press(button(hebrew.play), '?');
  expect(latinWords(screen.getByRole('dialog', { name: hebrew.shortcuts }))).toEqual([]);
});

test('the failure notice uses the app’s labels', async () => {
  const { box, update } = await renderHebrew();
  await update({ src: INVALID });
  expect(await screen.findByRole('alert')).toHaveTextContent(LABEL);
  expect(latinWords(box)).toEqual([]);
});

test('the bar shows the new labels when the labels prop changes', async () => {
  const { button, update } = await renderHebrew();
  await update({ labels: english });
  expect(button('Play')).toBeEnabled();
});

test('numbers are formatted in the English style if the locale is not a valid language tag', async () => {
  const labels = { ...english, locale: 'en_US' };
  const { button, slider, press } = await renderPlayer({ labels, buttons: ['speed'], speed: 0.5 });
  expect(button('Speed: 0.5×')).toBeEnabled();
  await press(slider, '{ArrowRight}{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', '0.0 seconds, frame 0 of 59');
});
