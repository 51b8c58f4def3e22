export { guideOf, type Guide, type IosVersion } from './guide-of.ts';
export {
  HomeScreenGuide,
  type GuideStep,
  type GuideTip,
  type HomeScreenGuideProps,
} from './home-screen-guide.tsx';
