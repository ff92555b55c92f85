/** The value of a parameter, or the name of a resource, of the same template. */
export const ref = (name: string) => ({ Ref: name });

/** A text with `${Resource.Attribute}` and `${AWS::StackName}` filled in by CloudFormation. */
export const sub = (text: string) => ({ 'Fn::Sub': text });

/** An attribute of a resource of the same template. */
export const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });
