import { expect, playerOf, test } from './fixtures';
import { ANIMATION_URL } from './harness/server';
import { RENDERERS } from './renderers';
import { countRequests } from './requests';

for (const renderer of RENDERERS) {
  test(`applies new renderer settings immediately in ${renderer}, and keeps playing`, async ({ page }) => {
    const requests = countRequests(page, ANIMATION_URL);
    const player = playerOf(page);
    await player.load({ src: ANIMATION_URL, renderer, autoplay: true, loop: true, speed: 0.01 });
    const withClass = page.locator('.other');
    await expect(withClass).toHaveCount(0);
    await player.seek(30);
    const screenshot = () => player.box.getByRole('img').screenshot();
    await player.update({ rendererSettings: { className: 'other' } });
    expect(await player.state()).toBe('playing');
    await expect(withClass).toHaveCount(1);
    await expect(player.box.locator('[role=img] > div')).toHaveCount(1);
    await player.seek(30);
    await player.pause();
    const other = await screenshot();
    await player.update({ rendererSettings: {} });
    await expect(withClass).toHaveCount(0);
    expect((await screenshot()).equals(other)).toBe(true);
    expect(await player.frame()).toBe(30);
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause']);
    expect(requests()).toBe(1);
  });
}
