import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { firmLogo } from '@/content/logo';
import { site, titleBlock } from '@/content/site';
import type { ShareCard } from '@/content/types';
import { palette } from '@/tailwind.config';
import { sceneFile, sceneMarkup } from './scenes/scene-file';

/** The size of a share image in pixels, as recommended for Open Graph images. */
const cardSize = { width: 1200, height: 630 };

const require = createRequire(import.meta.url);
const fonts = (['latin', 'latin-ext'] as const).flatMap((subset) =>
  ([400, 600] as const).map((weight) => ({
    name: subset === 'latin' ? 'Instrument Sans' : 'Instrument Sans latin-ext',
    weight,
    data: readFileSync(
      require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff`),
    ),
  })),
);

/**
 * Draws a page's share image as a PNG. Social networks show the image with links to the page. It contains a
 * title, a description, a drawing and a title block.
 * @param pageNumber the page's number and name, which the title block shows
 */
export async function shareCard(pageNumber: string, card: ShareCard, description: string): Promise<Buffer> {
  const colors = palette[card.theme];
  const text = await satori(<CardText pageNumber={pageNumber} card={card} description={description} />, {
    ...cardSize,
    fonts,
  });
  const scene = await sharp(
    Buffer.from(sceneFile(sceneMarkup(card.scene), colors, '.annotation{display:none}')),
  )
    .resize(760)
    .png()
    .toBuffer();
  const { height = 0 } = await sharp(scene).metadata();
  return sharp({ create: { ...cardSize, channels: 3, background: colors.paper } })
    .composite([
      { input: Buffer.from(gridCrosses(colors.line)), left: 0, top: 0 },
      { input: scene, left: 452, top: Math.max(0, Math.round((540 - height) / 2)) },
      { input: Buffer.from(text), left: 0, top: 0 },
    ])
    .png({ palette: true, colors: 64, effort: 10 })
    .toBuffer();
}

function CardText({
  pageNumber,
  card,
  description,
}: {
  pageNumber: string;
  card: ShareCard;
  description: string;
}) {
  const colors = palette[card.theme];
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        color: colors.ink,
        fontFamily: 'Instrument Sans',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          padding: '44px 0 0 56px',
          width: 540,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 28, fontWeight: 600 }}>
          <svg aria-hidden="true" viewBox="0 0 44 40" width={53} height={48} style={{ marginRight: 18 }}>
            {markPaths(colors.ink, colors.accent)}
          </svg>
          {site.name}
        </div>
        <div
          style={{
            marginTop: 58,
            fontSize: titleSize(card.title),
            fontWeight: 600,
            lineHeight: 1.02,
            letterSpacing: '-0.03em',
          }}
        >
          {card.title}
        </div>
        <div style={{ marginTop: 26, width: 430, fontSize: 23, lineHeight: 1.4, color: colors.soft }}>
          {description}
        </div>
      </div>
      <CardTitleBlock pageNumber={pageNumber} colors={colors} />
    </div>
  );
}

/** The table at the lower edge: firm, page, scale and domain. */
function CardTitleBlock({
  pageNumber,
  colors,
}: {
  pageNumber: string;
  colors: Readonly<Record<'ink' | 'paper' | 'soft', string>>;
}) {
  const cells = [
    [titleBlock.firm, site.name],
    [titleBlock.page, pageNumber],
    [titleBlock.scale, titleBlock.scaleValue],
    ['', new URL(site.url).host],
  ];
  return (
    <div
      style={{
        display: 'flex',
        height: 74,
        margin: '0 32px 28px',
        border: `1.5px solid ${colors.ink}`,
        background: colors.paper,
      }}
    >
      {cells.map(([label, value], n) => (
        <div
          key={value}
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            flexGrow: 1,
            padding: '0 20px',
            borderLeft: n > 0 ? `1.5px solid ${colors.ink}` : 'none',
          }}
        >
          <div
            style={{
              fontSize: 14,
              letterSpacing: '0.08em',
              textTransform: 'uppercase',
              color: colors.soft,
            }}
          >
            {label}
          </div>
          <div
            style={{
              fontSize: cells.some(([, each]) => String(each).length > 40) ? 14 : 19,
              fontWeight: 600,
            }}
          >
            {value}
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Returns the font size of a title in pixels. The size is smaller for long titles, to leave room for the
 * description, and for titles with long words, so that each word fits the column.
 */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  const size = title.length > 40 ? 44 : title.length > 24 ? 60 : 74;
  return Math.min(size, 820 / longestWord);
}

/** Returns the paths of the logo. Colors are attributes, because satori doesn't support classes. */
function markPaths(ink: string, accent: string) {
  return [
    <path key="body" d={firmLogo.body} fill={ink} />,
    <path key="lights" d={firmLogo.lights} fill={accent} />,
  ];
}

/** Returns an SVG with a grid of crosses for the background. */
function gridCrosses(color: string): string {
  const { width, height } = cardSize;
  const marks = Array.from({ length: 15 }, (_, x) =>
    Array.from({ length: 7 }, (_, y) => `M${x * 84 + 6} ${y * 84 + 12}h12m-6-6v12`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${marks.flat().join('')}" stroke="${color}" fill="none"/></svg>`;
}
