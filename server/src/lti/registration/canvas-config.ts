import { SECTIONS } from './group-parameters'
import { CUSTOM, iconUrl, SCOPES, TOOL, toolUrls } from './tool'

/** /lti/config.json: an LTI key as Canvas takes it by "Enter URL". */
export function canvasConfig(publicOrigin: string) {
  const { loginUrl, launchUrl, keysUrl } = toolUrls(publicOrigin)
  const icon = iconUrl(publicOrigin)
  const picker = (placement: string) => ({
    placement,
    enabled: true,
    message_type: 'LtiDeepLinkingRequest',
    target_link_uri: launchUrl,
    text: TOOL.title,
    icon_url: icon,
    selection_width: 900,
    selection_height: 720,
  })
  return {
    title: TOOL.title,
    description: TOOL.description,
    target_link_uri: launchUrl,
    oidc_initiation_url: loginUrl,
    public_jwk_url: keysUrl,
    scopes: SCOPES,
    custom_fields: { ...CUSTOM, ...SECTIONS },
    extensions: [
      {
        platform: 'canvas.instructure.com',
        tool_id: 'pathquest',
        domain: new URL(publicOrigin).host,
        // The roster needs names; e-mail addresses are never kept.
        privacy_level: 'public',
        settings: {
          text: TOOL.title,
          icon_url: icon,
          placements: [
            picker('assignment_selection'),
            picker('link_selection'),
            {
              placement: 'course_navigation',
              enabled: true,
              default: 'disabled',
              message_type: 'LtiResourceLinkRequest',
              target_link_uri: launchUrl,
              text: TOOL.title,
              windowTarget: '_self',
            },
          ],
        },
      },
    ],
  }
}
