import { palette } from '@/tailwind.config';

function luminance(hex: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colours. */
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is computed as WCAG has it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

describe.each(Object.entries(palette))('%s', (_, colours) => {
  test.each([
    ['ink', 'paper'],
    ['soft', 'paper'],
    ['ink', 'tint'],
    ['soft', 'tint'],
    ['accent-text', 'paper'],
    ['accent-text', 'tint'],
    ['danger', 'paper'],
    ['on-accent', 'accent'],
  ] as const)('text: %s on %s has 4.5:1', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['edge', 'paper'],
    ['edge', 'tint'],
    ['ink', 'paper'],
  ] as const)('control edge: %s on %s has 3:1', (edge, ground) => {
    expect(contrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});
