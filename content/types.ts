import type { InferOutput } from 'valibot';
import type * as entries from './schema/entries';
import type * as modules from './schema/modules';
import type * as pageFields from './schema/page-fields';
import type * as site from './schema/site-fields';

// The types of the content, inferred from the schema. This file imports only types, so that pages don't
// contain the schema.

export type Animation = InferOutput<typeof entries.animation>;
export type ComingSoonPage = InferOutput<typeof pageFields.comingSoon>;
export type Stat = InferOutput<typeof entries.stat>;
export type DayStat = InferOutput<typeof entries.dayStat>;
export type FooterLink = InferOutput<typeof entries.footerLink>;
export type FormContent = InferOutput<typeof entries.form>;
export type FormField = FormContent['fields'][number];
export type FormTexts = InferOutput<typeof site.formTexts>;
export type Home1Page = InferOutput<typeof pageFields.home1>;
export type HomePage = InferOutput<typeof pageFields.home>;
export type LegalText = InferOutput<typeof site.legalText>;
export type OutsideLink = InferOutput<typeof entries.outsideLink>;
export type PageLink = InferOutput<typeof entries.pageLink>;
export type PageMeta = InferOutput<typeof entries.pageMeta>;
export type Pages = InferOutput<typeof modules.pages>;
export type FooterList = Pages['footer']['lists'][number];
export type Partner = InferOutput<typeof modules.partner>;
export type Picture = InferOutput<typeof entries.picture>;
export type Post = InferOutput<typeof modules.post>;
export type ProfilePage = InferOutput<typeof pageFields.profile>;
export type Project = InferOutput<typeof modules.project>;
export type Redirect = InferOutput<typeof modules.redirect>;
export type Result = InferOutput<typeof modules.result>;
export type SceneName = InferOutput<typeof entries.drawing>['scene'];
export type SectionText = InferOutput<typeof entries.sectionText>;
export type Service = InferOutput<typeof pageFields.service>;
export type ShareCard = PageMeta['share'];
export type Site = InferOutput<typeof site.site>;
export type SiteLink = InferOutput<typeof entries.siteLink>;
export type ThirdPartyScript = InferOutput<typeof entries.thirdPartyScript>;
export type Analytics = InferOutput<typeof entries.analytics>;
