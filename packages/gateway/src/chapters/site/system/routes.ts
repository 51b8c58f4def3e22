import { siteOrigin } from '../../../http/hosts/asked.ts';
import type { Router } from '../../../http/router.ts';
import { languageOf, textIn } from '../../../kernel/sites/language.ts';
import type { Services } from '../../../kernel/services.ts';
import { readSetting } from '../../../kernel/sites/site-settings.ts';
import { encodePath } from './path-codec.ts';
import * as settings from './settings.ts';

export function systemRoutes(route: Router, { db, states, clock }: Services): void {
  route('systemStatus', async ({ merchant, request }) => {
    await states.settled();
    const gate = states.gateFor(merchant, request);
    return {
      info: gate.info,
      location: {
        ip: request.ip,
        ...(gate.country === undefined ? {} : { country: gate.country }),
      },
      maintenance: gate.maintenance,
      regionRestriction: gate.regionRestriction,
      ...(gate.until !== undefined && gate.until > clock() ? { until: gate.until } : {}),
    };
  });

  route('whitelabel', async ({ merchant, request }) => {
    const [contacts, template, riskText] = await Promise.all([
      readSetting(db, merchant.code, 'contacts', settings.contacts, []),
      readSetting(db, merchant.code, 'template', settings.template, settings.noTemplate),
      readSetting(db, merchant.code, 'riskText', settings.riskText, {}),
    ]);
    return {
      flags: states.flagsOf(merchant),
      template,
      contacts,
      riskText: textIn(riskText, languageOf(merchant, request)),
      ageMin: merchant.minAge,
    };
  });

  route('downloads', ({ merchant }) =>
    readSetting(db, merchant.code, 'downloads', settings.downloads, { appWindow: false, list: [] }),
  );

  route('customerService', async ({ merchant }) => {
    const ways = await readSetting(
      db,
      merchant.code,
      'customerService',
      settings.customerService,
      [],
    );
    const codec = merchant.csPathCodec ?? 'aesgcm8';
    return ways.map(({ csType, title, url }) => ({
      csType,
      title,
      path: encodePath(codec, merchant.code, url),
    }));
  });

  route('domainRoute', async ({ merchant, request }) => {
    const origin = siteOrigin(merchant, request);
    return { apiBase: `${origin}/wps`, cdnBase: origin, domains: [...merchant.domains] };
  });
}
