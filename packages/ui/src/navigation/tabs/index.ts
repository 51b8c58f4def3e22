export { Tab, type TabProps } from './tab.tsx';
export { TabList, type TabListProps } from './tab-list.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
