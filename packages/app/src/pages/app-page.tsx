/** The ways to have the brand as an app. */
export { AppScreen as AppPage } from '#chapters/site';
